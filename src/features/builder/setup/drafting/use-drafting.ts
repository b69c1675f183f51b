import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PageChoice, SurveyDrafted } from '@/contract/types';
import { draftSurvey } from './drafting';

export interface Drafting {
	sentence: string;
	page: PageChoice | null;
	say: ( sentence: string ) => void;
	choose: ( page: PageChoice | null ) => void;
	start: () => void;
	/** Cancels. The sentence stays. */
	stop: () => void;
	isBusy: boolean;
	error: Error | null;
	/** The model's draft, to be read. */
	drafted: SurveyDrafted | null;
	/** Returns to the sentence. */
	again: () => void;
}

export function useDrafting(): Drafting {
	const [ sentence, say ] = useState( '' );
	const [ page, choose ] = useState< PageChoice | null >( null );
	const waiting = useRef< AbortController | null >( null );
	const { mutate, reset, isPending, error, data } = useMutation( {
		mutationFn: () => {
			waiting.current = new AbortController();
			const about = page === null ? {} : { post_id: page.id };
			return draftSurvey( { sentence: sentence.trim(), ...about }, waiting.current.signal );
		},
	} );

	useEffect( () => () => waiting.current?.abort(), [] );

	return {
		sentence,
		page,
		say,
		choose,
		start: () => mutate(),
		stop: () => {
			waiting.current?.abort();
			reset();
		},
		isBusy: isPending,
		error,
		drafted: data ?? null,
		again: reset,
	};
}
