import { __ } from '@wordpress/i18n';
import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

export const ranking: ResultsParts = {
	Figure: ( { stats } ) => (
		<Average
			stats={ stats }
			label={ __( 'Average rank', 'userfeedback' ) }
			highest={ stats.ranking?.items ?? stats.options.length }
		/>
	),
};
