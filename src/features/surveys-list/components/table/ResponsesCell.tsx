import { __ } from '@wordpress/i18n';
import type { SurveyRow } from '@/contract/types';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { limitText } from '@/lib/labels/limit-text';
import { noRateReason, rateOf } from '@/lib/labels/rate';
import { spreadsheetAddress } from '@/lib/links/google-links';
import { useSite } from '@/lib/site';
import { responsesOf } from '@/features/surveys-list/model/row-actions';

/** Number of responses, the response rate, and a link to the Google Sheets spreadsheet. */
export function ResponsesCell( { survey }: { survey: SurveyRow } ) {
	const site = useSite();
	const count = formatNumber( survey.responses_count );
	const { activity, google_drive: google } = survey;

	return (
		<div className="uf-beside">
			{ site.can.view ? <a href={ responsesOf( site, survey.id ) }>{ count }</a> : count }
			{ activity && (
				<div className="uf-beside__more uf-surveys__rate">
					{ rateText( survey.responses_count, activity.impressions ) }
				</div>
			) }
			{ IN_EDITION.behavior && survey.max_responses !== undefined && (
				<div className="uf-beside__more">{ limitText( survey.responses_count, survey.max_responses ) }</div>
			) }
			{ IN_EDITION[ 'google-drive' ] && google && google.spreadsheet_id !== '' && (
				<div className="uf-beside__more">
					<a href={ spreadsheetAddress( google.spreadsheet_id ) } target="_blank" rel="noreferrer">
						{ __( 'Spreadsheet', 'userfeedback' ) }
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					</a>
				</div>
			) }
		</div>
	);
}

function rateText( responses: number, impressions: number ): React.ReactNode {
	const rate = rateOf( responses, impressions );
	if ( rate === null ) {
		const reason = noRateReason( responses, impressions );
		return (
			<>
				<span aria-hidden="true" title={ reason }>
					{ __( '–', 'userfeedback' ) }
				</span>
				<span className="screen-reader-text">{ reason || __( 'No response rate yet', 'userfeedback' ) }</span>
			</>
		);
	}
	/* translators: %s: a share such as 12% */
	return sprintf( __( '%s response rate', 'userfeedback' ), formatPercent( rate ) );
}
