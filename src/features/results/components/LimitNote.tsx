import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { SurveyResults } from '@/contract/types';
import { limitText } from '@/lib/labels/limit-text';
import '@/components/charts/numbers/tables.scss';

/** How many of the possible responses are counted. */
export function LimitNote( { survey }: { survey: Pick< SurveyResults, 'id' | 'responses_count' | 'max_responses' > } ) {
	const { id, responses_count: count, max_responses: most } = survey;

	return most === undefined ? null : (
		<p className="uf-soft">
			{ limitText( count, most ) }
			{ count >= most && (
				<>
					{ ' ' }
					<Link to={ `/survey/${ String( id ) }/responses?status=over_limit` }>
						{ __( 'Review later responses', 'userfeedback' ) }
					</Link>
				</>
			) }
		</p>
	);
}
