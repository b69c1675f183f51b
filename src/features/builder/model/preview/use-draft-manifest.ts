import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import type { WidgetManifest } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { previewDraft } from '@/features/builder/api/preview-draft';
import { isSavable } from '../errors/validation';
import type { SurveyForm } from '../form/draft';
import { lookedAt, withTextsOf } from './looked-at';

/** Milliseconds of rest after which the server is asked. */
const PAUSE = 300;

export interface DraftManifest {
	/** Null until the server has answered once. */
	manifest: WidgetManifest | null;
	/** Why the manifest is not of the draft as it is now. */
	error: ApiError | null;
}

/** What visitors would get of the draft: its texts at once, all else when its owner pauses. */
export function useDraftManifest( form: SurveyForm ): DraftManifest {
	const { id, draft } = form;
	const [ asked, setAsked ] = useState( form );
	useDebouncedEffect( form, PAUSE, ( now ) => isSavable( now.draft ) && setAsked( now ) );

	const body = useMemo( () => lookedAt( asked ), [ asked ] );
	const { data, error } = useQuery( {
		queryKey: keys.preview( id, body ),
		queryFn: ( { signal } ) => previewDraft( body, signal ),
		enabled: isSavable( asked.draft ), // The server would only say what is marked already.
		placeholderData: keepPreviousData,
		staleTime: Infinity,
		gcTime: 0,
	} );
	const manifest = useMemo( () => ( data ? withTextsOf( data, draft ) : null ), [ data, draft ] );

	return { manifest, error: error instanceof ApiError ? error : null };
}
