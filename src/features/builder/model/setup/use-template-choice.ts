import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SurveyTemplate } from '@/contract/types';
import { useDispatch, useLatest } from '../builder-context';
import { stepPath } from '../steps/steps';
import { hasOwnQuestions, startFrom } from './start-from';

/** In an address of the gallery: the template that was chosen on another page, such as the setup wizard. */
export const USE = 'use';

export interface TemplateChoice {
	choose: ( template: SurveyTemplate ) => void;
	/** Chosen, and waiting to be confirmed as it would replace what was typed. */
	asked: SurveyTemplate | null;
	confirm: () => void;
	cancel: () => void;
}

/** Choosing a template makes the survey of it and goes on to its questions; one undo brings back what was there. */
export function useTemplateChoice( templates: readonly SurveyTemplate[] ): TemplateChoice {
	const latest = useLatest();
	const dispatch = useDispatch();
	const navigate = useNavigate();
	const isFromElsewhere = useSearchParams()[ 0 ].has( USE );
	const [ asked, setAsked ] = useState< SurveyTemplate | null >( null );

	const apply = ( template: SurveyTemplate ) => {
		dispatch( { type: 'done', operation: startFrom( template ) } );
		navigate( stepPath( latest().form.id, 'questions' ), { replace: isFromElsewhere } ); // Back then leads to where it was chosen.
	};

	return {
		choose: ( template ) =>
			hasOwnQuestions( latest().form.draft, templates ) ? setAsked( template ) : apply( template ),
		asked,
		confirm: () => asked && apply( asked ),
		cancel: () => setAsked( null ),
	};
}
