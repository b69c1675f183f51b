import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';

/** What any plugin or code of the site can listen to; docs/hooks.md has it in full. */
export function HearingCard() {
	return (
		<Card title={ __( 'What else hears of a response', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p>
					{ __(
						'After a response was stored, this action of WordPress tells every plugin and all code of this site that listens:',
						'userfeedback'
					) }
				</p>
				<p dir="ltr">
					<code className="uf-hearing">
						{ 'userfeedback_survey_response( $survey_id, $response_id, $params )' }
					</code>
				</p>
				<p>
					{ __(
						'It comes a moment after the visitor’s own request, and at least once for each response: who must not act twice keeps the response’s id. What was taken for spam is told only once you have restored it.',
						'userfeedback'
					) }
				</p>
				<p>
					{ __(
						'Triggers that Uncanny Automator lists under the name UserFeedback were made for an older product: they read its tables, and do not hear of these surveys. A recipe for them needs a trigger that listens to this action.',
						'userfeedback'
					) }
				</p>
			</div>
		</Card>
	);
}
