import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SurveyTemplate } from '@/contract/types';
import { useDispatch, useLatest } from '../saving/state/builder-context';
import { stepPath } from '../draft/steps';
import { hasOwnQuestions, templateOperation } from './template-operation';

/** In the gallery's address: the template that was chosen on another page, such as the setup wizard. */
export const USE = 'use';

export interface TemplateChoice {
	choose: ( template: SurveyTemplate ) => void;
	/** Chosen, but must be confirmed because it replaces typed text. */
	asked: SurveyTemplate | null;
	confirm: () => void;
	cancel: () => void;
}

/** Applies a chosen template to the survey and opens its questions; one undo restores the previous survey. */
export function useTemplateChoice( templates: readonly SurveyTemplate[] ): TemplateChoice {
	const latest = useLatest();
	const dispatch = useDispatch();
	const navigate = useNavigate();
	const isFromElsewhere = useSearchParams()[ 0 ].has( USE );
	const [ asked, setAsked ] = useState< SurveyTemplate | null >( null );

	const apply = ( template: SurveyTemplate ) => {
		dispatch( { type: 'done', operation: templateOperation( template ) } );
		navigate( stepPath( latest().form.id, 'questions' ), { replace: isFromElsewhere } ); // Then Back leads to where it was chosen.
	};

	return {
		choose: ( template ) =>
			hasOwnQuestions( latest().form.draft, templates ) ? setAsked( template ) : apply( template ),
		asked,
		confirm: () => asked && apply( asked ),
		cancel: () => setAsked( null ),
	};
}
