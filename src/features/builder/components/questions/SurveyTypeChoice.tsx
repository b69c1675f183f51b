import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { newId } from '@/lib/new-id';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';

/** Only before the first save: what a survey measures is not changed under its responses. */
export function SurveyTypeChoice() {
	const { draft } = useBuilder().form;
	const dispatch = useDispatch();

	return (
		<Card>
			<div data-field="type">
				<RadioControl
					label={ __( 'Survey type', 'userfeedback' ) }
					selected={ draft.type }
					options={ [
						{ value: 'survey', label: __( 'Survey: questions of any kind', 'userfeedback' ) },
						{
							value: 'nps',
							label: __( 'NPS survey: one score from 1 to 10, followed over time', 'userfeedback' ),
						},
					] }
					onChange={ ( type ) =>
						dispatch( {
							type: 'done',
							operation: {
								type: 'survey-type',
								as: type === 'nps' ? 'nps' : 'survey',
								question: newId(),
							},
						} )
					}
				/>
			</div>
		</Card>
	);
}
