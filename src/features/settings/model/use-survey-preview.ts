import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useLooks } from '@/components/forms/use-looks';
import type { Theming, WidgetManifest } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { isSame } from '@/lib/is-same';
import { previewWith, surveyToPreview } from '../api/preview';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300;

/** Loads a survey as visitors would see it with the look on the screen. */
export function useSurveyPreview( id: number | null ): { manifest: WidgetManifest | null; error: ApiError | null } {
	const { theming } = useLooks();
	const [ asked, setAsked ] = useState< Theming >( theming );
	useDebouncedEffect( JSON.stringify( theming ), PAUSE, () =>
		setAsked( ( before ) => ( isSame( before, theming ) ? before : theming ) )
	);
	const survey = useQuery( { ...surveyToPreview( id ?? 0 ), enabled: id !== null } );
	const drawn = useQuery( {
		...previewWith( survey.data, asked ),
		enabled: survey.data !== undefined,
		placeholderData: keepPreviousData,
	} );
	const error = survey.error ?? drawn.error;

	return { manifest: drawn.data ?? null, error: error instanceof ApiError ? error : null };
}
