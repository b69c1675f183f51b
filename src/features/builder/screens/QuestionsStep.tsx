import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { newId } from '@/lib/new-id';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { AddQuestion } from '../components/questions/AddQuestion';
import { DeleteQuestionDialog } from '../components/questions/DeleteQuestionDialog';
import { QuestionList } from '../components/questions/QuestionList';
import { SurveyTypeChoice } from '../components/questions/SurveyTypeChoice';
import { ThankYouCard } from '../components/questions/ThankYouCard';
import { useBuilder, useDispatch } from '../model/builder-context';
import { canAddQuestion } from '../model/operations/rules';
import { questionOf } from '../model/form/draft';
import { useLocks } from '../model/use-locks';
import '@/components/ui/layout/Stack.scss';
import './steps.scss';

export function QuestionsStep() {
	const { form, errors } = useBuilder();
	const dispatch = useDispatch();
	const hasNps = ! useLocks().type( 'nps' );
	const [ deleting, setDeleting ] = useState< string | null >( null );
	const focusLater = useFocusLater();
	const saveAfterDelete = useSaveOnceGone();

	const add = ( questionType: QuestionType ) => {
		const questionId = newId();
		dispatch( { type: 'done', operation: { type: 'add', question: questionId, as: questionType } } );
		focusLater( `[id="uf-question-title-${ questionId }"]` );
	};

	return (
		<div className="uf-stack uf-step">
			<h2 className="screen-reader-text" tabIndex={ -1 } data-route-focus>
				{ __( 'Questions', 'userfeedback' ) }
			</h2>
			{ form.id === null && hasNps && <SurveyTypeChoice /> }
			<QuestionList onDelete={ setDeleting } />
			{ errors[ 'questions' ] !== undefined && <p className="uf-field-error">{ errors[ 'questions' ] }</p> }
			{ canAddQuestion( form.draft ) && (
				<div data-field="questions">
					<AddQuestion onAdd={ add } />
				</div>
			) }
			<ThankYouCard />
			{ deleting !== null && (
				<DeleteQuestionDialog
					onCancel={ () => setDeleting( null ) }
					onConfirm={ () => {
						dispatch( { type: 'done', operation: { type: 'remove', question: deleting } } );
						setDeleting( null );
						saveAfterDelete( deleting );
						focusLater( '.uf-add-question button' );
					} }
				/>
			) }
		</div>
	);
}

/** A deleted question is gone for good, so the deletion is saved at once, as soon as the form is without it. */
function useSaveOnceGone(): ( questionId: string ) => void {
	const { form, saveHere } = useBuilder();
	const waiting = useRef< string | null >( null );

	useEffect( () => {
		if ( waiting.current !== null && questionOf( form.draft, waiting.current ) === undefined ) {
			waiting.current = null;
			if ( form.id !== null ) {
				void saveHere();
			}
		}
	}, [ form, saveHere ] );

	return ( questionId ) => {
		waiting.current = questionId;
	};
}
