import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import type { SurveyDraft, WidgetManifest } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { newId } from '@/lib/new-id';
import { previewDraft } from '@/features/builder/api/preview-draft';
import { isSavable } from '../errors/validation';
import type { SurveyForm } from '../form/draft';
import { isSame } from '@/lib/same';
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
	const { draft } = form;
	const [ asked, setAsked ] = useState( () => askedOf( form ) );
	useDebouncedEffect( form, PAUSE, ( now ) => {
		const next = askedOf( now );
		setAsked( ( before ) => ( ! next.isSavable || isSame( next.body, before.body ) ? before : next ) );
	} );

	const { data, error } = useQuery( {
		queryKey: keys.preview( asked.key ),
		queryFn: ( { signal } ) => previewDraft( asked.body, signal ),
		enabled: asked.isSavable, // The server would only say what is marked already.
		placeholderData: keepPreviousData,
		staleTime: Infinity,
		gcTime: 0,
	} );
	const manifest = useMemo( () => ( data ? withTextsOf( data, draft ) : null ), [ data, draft ] );

	return { manifest, error: error instanceof ApiError ? error : null };
}

/** With a key that is no part of it: to write out a hundred questions at each key press would take longer than to draw them. */
function askedOf( form: SurveyForm ): { key: string; body: SurveyDraft; isSavable: boolean } {
	return { key: newId(), body: lookedAt( form ), isSavable: isSavable( form.draft ) };
}
