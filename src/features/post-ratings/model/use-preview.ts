import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RatingsOfPage } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { previewOf } from '../api/preview';
import { useRatingsForm } from './ratings-form';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 150;

/** Returns what pages would get with the settings on screen. */
export function usePreview(): { page: RatingsOfPage | null; error: Error | null } {
	const { settings } = useRatingsForm();
	const [ asked, setAsked ] = useState( settings );
	useDebouncedEffect( JSON.stringify( settings ), PAUSE, () => setAsked( settings ) );
	const { data, error } = useQuery( previewOf( asked ) );

	return { page: data ?? null, error };
}
