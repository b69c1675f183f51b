import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { ToggleSetting } from '../ToggleSetting';

export function DisplayCard() {
	return (
		<Card title={ __( 'Rating details', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<ToggleSetting
					name="show_rating"
					label={ __( 'Show rating', 'userfeedback' ) }
					help={ __( 'Shows the average of all votes.', 'userfeedback' ) }
				/>
				<ToggleSetting name="show_vote_count" label={ __( 'Show vote count', 'userfeedback' ) } />
				<ToggleSetting
					name="show_uf_logo"
					label={ __( '“Powered by UserFeedback”', 'userfeedback' ) }
					help={ __( 'Adds a line below the rating.', 'userfeedback' ) }
				/>
			</div>
		</Card>
	);
}
