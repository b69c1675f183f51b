import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { surveyTemplates } from '@/api/get-templates';
import { useLooks } from '@/components/forms/use-looks';
import type { Theming } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { previewOf } from './preview';
import { suggestedTemplates } from './suggested-templates';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 300;

/** Returns the best template for the site, as visitors would get it with the look on screen; creates no survey. */
export function usePreview() {
	const { theming } = useLooks();
	const [ asked, setAsked ] = useState< Theming >( theming );
	useDebouncedEffect( JSON.stringify( theming ), PAUSE, () => setAsked( theming ) );
	const templates = useQuery( surveyTemplates );
	const drawn = useQuery( previewOf( suggestedTemplates( templates.data ?? [] )[ 0 ], asked ) );

	return { manifest: drawn.data ?? null, error: templates.error ?? drawn.error };
}
