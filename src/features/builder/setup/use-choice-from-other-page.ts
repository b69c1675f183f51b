import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SurveyTemplate } from '@/contract/types';
import { USE } from './use-template-choice';

/** Runs once: uses a template named in the address as if it had been clicked here. */
export function useChoiceFromOtherPage(
	templates: readonly SurveyTemplate[],
	choose: ( template: SurveyTemplate ) => void
): void {
	const wanted = useSearchParams()[ 0 ].get( USE );
	const isDone = useRef( false );

	useEffect( () => {
		const template = templates.find( ( { key } ) => key === wanted );
		if ( template && ! isDone.current ) {
			isDone.current = true;
			choose( template );
		}
	} );
}
