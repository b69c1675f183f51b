import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SurveyDrafted } from '@/contract/types';
import { surveyTemplates } from '@/api/get-templates';
import { useBuilder, useDispatch, useLatest } from '@/features/builder/saving/state/builder-context';
import { formQuestionOf } from '@/features/builder/draft/form/load-survey';
import { stepPath } from '@/features/builder/draft/steps';
import { hasOwnQuestions } from '../template-operation';

/** Replaces the template's key. */
export const DRAFTED: SurveyDrafted[ 'template' ] = 'drafted-by-ai';

interface Use {
	/** It would replace questions that the user typed. */
	replaces: boolean;
	use: ( drafted: SurveyDrafted ) => void;
}

/** Turns the draft into the survey, and opens its questions; one undo restores the previous survey. */
export function useDraftedSurvey(): Use {
	const { data: templates = [] } = useQuery( surveyTemplates );
	const latest = useLatest();
	const dispatch = useDispatch();
	const navigate = useNavigate();

	return {
		replaces: useBuilder( ( { form } ) => hasOwnQuestions( form.draft, templates ) ),
		use: ( { title, type, questions, template } ) => {
			dispatch( {
				type: 'done',
				operation: {
					type: 'use-template',
					template,
					as: type,
					title,
					questions: questions.map( formQuestionOf ),
				},
			} );
			navigate( stepPath( latest().form.id, 'questions' ) );
		},
	};
}
