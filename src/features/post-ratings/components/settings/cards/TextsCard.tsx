import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { TextSetting } from '../TextSetting';

export function TextsCard() {
	return (
		<Card title={ __( 'Text', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<TextSetting name="rating_question" label={ __( 'Rating question', 'userfeedback' ) } />
				<TextSetting name="rating_instruction_message" label={ __( 'Instruction', 'userfeedback' ) } />
				<TextSetting name="thank_you_message" label={ __( 'Thank-you message', 'userfeedback' ) } />
			</div>
		</Card>
	);
}
