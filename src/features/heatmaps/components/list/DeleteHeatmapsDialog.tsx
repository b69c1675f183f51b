import { _n } from '@wordpress/i18n';
import { DeleteDialog } from '@/components/lists/DeleteDialog';
import type { HeatmapPage } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	pages: readonly HeatmapPage[];
	isBusy: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteHeatmapsDialog( { pages, ...others }: Props ) {
	const visits = pages.reduce( ( sum, { views } ) => sum + views, 0 );
	const count = pages.length;

	return (
		<DeleteDialog
			count={ count }
			/* translators: %s: number of heatmaps */
			title={ _n( 'Delete %s heatmap permanently?', 'Delete %s heatmaps permanently?', count, 'userfeedback' ) }
			/* translators: %s: number of pages */
			confirm={ _n( 'Delete %s heatmap', 'Delete %s heatmaps', count, 'userfeedback' ) }
			{ ...others }
		>
			{ count === 1 && <p dir="auto">{ pages[ 0 ]?.title }</p> }
			<p>
				{ sprintf(
					/* translators: %s: number of visits */
					_n(
						'This deletes the data of %s visit and can’t be undone. The pages aren’t affected, and recording continues on selected pages.',
						'This deletes the data of %s visits and can’t be undone. The pages aren’t affected, and recording continues on selected pages.',
						visits,
						'userfeedback'
					),
					formatNumber( visits )
				) }
			</p>
		</DeleteDialog>
	);
}
