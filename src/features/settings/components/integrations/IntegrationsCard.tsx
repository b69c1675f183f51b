import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';

/** The hook that other plugins and site code can use; docs/hooks.md has the full list. */
export function IntegrationsCard() {
	return (
		<Card title={ __( 'For developers', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p>{ __( 'WordPress runs this action after each response is saved:', 'userfeedback' ) }</p>
				<p dir="ltr">
					<code className="uf-hearing">
						{ 'userfeedback_survey_response( $survey_id, $response_id, $params )' }
					</code>
				</p>
				<p>
					{ __(
						'It runs shortly after the visitor’s request. It can run more than once, so check the response ID. It doesn’t run for spam until you restore the response.',
						'userfeedback'
					) }
				</p>
			</div>
		</Card>
	);
}
