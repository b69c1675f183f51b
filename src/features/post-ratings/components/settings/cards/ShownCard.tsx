import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { YesNoSetting } from '../YesNoSetting';

export function ShownCard() {
	return (
		<Card title={ __( 'Rating details', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<YesNoSetting
					name="show_rating"
					label={ __( 'Show rating', 'userfeedback' ) }
					help={ __( 'Shows the average of all votes.', 'userfeedback' ) }
				/>
				<YesNoSetting name="show_vote_count" label={ __( 'Show vote count', 'userfeedback' ) } />
				<YesNoSetting
					name="show_uf_logo"
					label={ __( '“Powered by UserFeedback”', 'userfeedback' ) }
					help={ __( 'Adds a line below the rating.', 'userfeedback' ) }
				/>
			</div>
		</Card>
	);
}
