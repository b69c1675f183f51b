import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keys } from '@/api/keys';
import type { Themes, ThemesWish } from '@/contract/types';
import { changeTheme, deleteTheme, readThemes, themes } from '@/features/results/api/themes';

/** A change to a theme: its removal, or an update. */
export type Change = { id: number } & ( { remove: true } | Parameters< typeof changeTheme >[ 1 ] );

/** The themes of a question. While the screen is open, a model reads on, one step per request, until it is stopped. */
export function useThemes( surveyId: number, questionId: string ) {
	const client = useQueryClient();
	const query = useQuery( themes( surveyId, questionId ) );
	const turn = useRef( 0 );
	const [ left, setLeft ] = useState( 0 );
	const keep = ( state: Themes ) => client.setQueryData( keys.themes( questionId ), state );

	const reading = useMutation( {
		mutationFn: async ( wish: ThemesWish ) => {
			const mine = ++turn.current;
			for (;;) {
				const step = await readThemes( surveyId, questionId, wish );
				keep( step );
				setLeft( step.left );
				if ( step.error !== '' || step.left === 0 || mine !== turn.current ) {
					return step;
				}
			}
		},
	} );
	const stop = () => {
		turn.current++;
	};
	useEffect( () => stop, [] );

	const change = useMutation( {
		mutationFn: ( { id, ...asked }: Change ) =>
			'remove' in asked ? deleteTheme( id ) : changeTheme( id, asked ),
		onSuccess: keep,
	} );

	return { query, reading, left, stop, change };
}
