import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { isRtl } from '@/lib/locale';
import { QuestionEditor } from '../components/questions/editor/QuestionEditor';
import { Outline } from '../components/questions/outline/Outline';
import { SurveyTypeChoice } from '../components/questions/SurveyTypeChoice';
import { useQuestionActions } from '../components/questions/use-question-actions';
import { ThankYouCard } from '../components/thank-you/ThankYouCard';
import { useBuilder } from '../model/builder-context';
import { questionOf } from '../model/form/draft';
import { useChosen } from '../model/opening/use-chosen';
import { useOutlineFocus } from '../model/opening/use-outline-focus';
import { useLocks } from '../model/use-locks';
import '@/components/ui/layout/Stack.scss';
import './QuestionsStep.scss';

/** Panes side by side; a narrow screen has room for one, and opens the editor over the outline. */
export function QuestionsStep() {
	const { id, draft } = useBuilder().form;
	const hasNps = ! useLocks().type( 'nps' );
	const chosen = useChosen();
	const { announcement, dialog, ...actions } = useQuestionActions();
	const question = questionOf( draft, chosen.id );
	useOutlineFocus( chosen );

	return (
		<div className="uf-stack">
			<h2 className="screen-reader-text" tabIndex={ -1 } data-route-focus>
				{ __( 'Questions', 'userfeedback' ) }
			</h2>
			<div className="screen-reader-text" role="status">
				{ announcement }
			</div>
			{ id === null && hasNps && (
				<div className="uf-questions__type">
					<SurveyTypeChoice />
				</div>
			) }
			<div className={ `uf-questions ${ chosen.isFirst ? 'is-at-outline' : '' }` }>
				<Outline chosenId={ chosen.id } onAdd={ actions.add } onMove={ actions.move } />
				<div className="uf-questions__editor">
					<Button
						className="uf-questions__back"
						variant="link"
						icon={ isRtl() ? chevronRight : chevronLeft }
						onClick={ chosen.toOutline }
					>
						{ __( 'All questions', 'userfeedback' ) }
					</Button>
					{ question ? (
						<QuestionEditor
							key={ question.id }
							question={ question }
							tab={ chosen.tab }
							onTab={ chosen.openTab }
							actions={ actions }
						/>
					) : (
						<ThankYouCard />
					) }
				</div>
			</div>
			{ dialog }
		</div>
	);
}
