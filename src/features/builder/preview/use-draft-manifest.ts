import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import type { SurveyDraft, WidgetManifest } from '@/contract/types';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { newId } from '@/lib/new-id';
import { previewDraft } from './preview-draft';
import { isSavable } from '../draft/validation/validation';
import type { SurveyForm } from '../draft/form/draft';
import { isSame } from '@/lib/is-same';
import { previewedDraft, withTextsOf } from './previewed-draft';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 300;

export interface DraftManifest {
	/** Null until the server's first response. */
	manifest: WidgetManifest | null;
	/** The reason why the manifest is outdated. */
	error: ApiError | null;
}

/** Returns what visitors would get from the draft: texts immediately, other changes when the owner pauses. */
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
		enabled: asked.isSavable, // The server would only repeat marked errors.
		placeholderData: keepPreviousData,
		staleTime: Infinity,
		gcTime: 0,
	} );
	const manifest = useMemo( () => ( data ? withTextsOf( data, draft ) : null ), [ data, draft ] );

	return { manifest, error: error instanceof ApiError ? error : null };
}

/** Uses a separate key: serializing a hundred questions at each key press would take longer than drawing them. */
function askedOf( form: SurveyForm ): { key: string; body: SurveyDraft; isSavable: boolean } {
	return { key: newId(), body: previewedDraft( form ), isSavable: isSavable( form.draft ) };
}
