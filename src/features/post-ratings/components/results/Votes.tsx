import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { ActionNotices } from '@/components/lists/ActionNotices';
import { BulkBar } from '@/components/lists/BulkBar';
import { FilterLinks } from '@/components/lists/FilterLinks';
import { DeleteDialog } from '@/components/lists/DeleteDialog';
import type { ChangeView } from '@/components/lists/list-view';
import { Pager } from '@/components/lists/table/Pager';
import { useSelection } from '@/components/lists/use-selection';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { RatingDetails } from '@/contract/types';
import { STARS, type VotesView } from '@/features/post-ratings/model/list-view';
import { useDeleteReasons } from '@/features/post-ratings/model/use-delete-reasons';
import { starsText } from '@/features/post-ratings/model/texts';
import { useSite } from '@/lib/site';
import { VotesTable } from './VotesTable';

interface Props {
	details: RatingDetails;
	view: VotesView;
	change: ChangeView< VotesView >;
	addressOf: ( parts: Partial< VotesView > ) => { search: string };
}

/** All votes, newest first. */
export function Votes( { details: { post, items, pagination }, view, change, addressOf }: Props ) {
	const { can } = useSite();
	const [ isAsking, setAsking ] = useState( false );
	const reasons = items.flatMap( ( { reason_id: id } ) => ( id === null ? [] : [ id ] ) );
	const selection = useSelection( reasons, view );
	const mayDelete = can.delete && reasons.length > 0;
	const work = useDeleteReasons( post.post_id, () => {
		setAsking( false );
		selection.clear();
	} );

	return (
		<div className="uf-stack">
			<FilterLinks
				label={ __( 'Filter by rating', 'userfeedback' ) }
				links={ [
					{ name: 'all', words: __( 'All', 'userfeedback' ), to: addressOf( { rating: null } ) },
					...STARS.map( ( stars ) => ( {
						name: String( stars ),
						words: starsText( stars ),
						to: addressOf( { rating: stars } ),
					} ) ),
				] }
				current={ view.rating === null ? 'all' : String( view.rating ) }
				counts={ [
					{ status: 'all', count: post.total_ratings },
					...STARS.map( ( stars ) => ( { status: String( stars ), count: post.counts[ stars - 1 ] ?? 0 } ) ),
				] }
			/>
			<ActionNotices
				failure={ __( 'The reasons were not deleted.', 'userfeedback' ) }
				error={ work.error }
				skipped={ work.skipped }
				onDismiss={ work.dismiss }
			/>
			{ mayDelete && (
				<BulkBar
					actions={ [ { value: 'delete', label: __( 'Delete reasons', 'userfeedback' ) } ] }
					chosenCount={ selection.ids.size }
					onApply={ () => setAsking( true ) }
				/>
			) }
			{ items.length === 0 ? (
				<EmptyState
					title={ __( 'No Results Found', 'userfeedback' ) }
					text={ __( 'There are no rating results to display for the selected criteria.', 'userfeedback' ) }
				>
					{ view.rating !== null && (
						<LinkButton to={ `/results/${ String( post.post_id ) }` } variant="primary">
							{ __( 'Show all ratings', 'userfeedback' ) }
						</LinkButton>
					) }
				</EmptyState>
			) : (
				<VotesTable votes={ items } selection={ mayDelete ? selection : null } />
			) }
			<Pager pagination={ pagination } onPage={ ( page ) => change( { page } ) } />
			{ isAsking && (
				<DeleteDialog
					count={ selection.ids.size }
					/* translators: %s: number of reasons */
					title={ _n(
						'Delete %s reason permanently?',
						'Delete %s reasons permanently?',
						selection.ids.size,
						'userfeedback'
					) }
					/* translators: %s: number of reasons that visitors gave for their votes */
					confirm={ _n( 'Delete %s reason', 'Delete %s reasons', selection.ids.size, 'userfeedback' ) }
					isBusy={ work.isBusy }
					onConfirm={ () => work.run( [ ...selection.ids ] ) }
					onCancel={ () => setAsking( false ) }
				>
					<p>
						{ _n(
							'The reason will be deleted permanently. The vote is kept.',
							'The reasons will be deleted permanently. The votes are kept.',
							selection.ids.size,
							'userfeedback'
						) }
					</p>
				</DeleteDialog>
			) }
		</div>
	);
}
