import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { surveyDefaults } from './get-survey-defaults';
import { useBuilder } from '../saving/state/builder-context';
import type { Draft } from '../draft/form/draft';
import { formNotificationsOf } from '../draft/form/webhooks';
import { partsOf } from '../draft/settings-parts';
import { useMayNotify } from '../saving/state/use-may-notify';

/** Returns the draft with the server's defaults if it was never saved; loads them once. */
export function useCompleteDraft(): { draft: Draft; isWhole: boolean; error: Error | null } {
	const draft = useBuilder( ( { form } ) => form.draft );
	const isWhole = partsOf( draft ) !== null;
	const mayNotify = useMayNotify();
	const { data, error } = useQuery( { ...surveyDefaults, enabled: ! isWhole } );

	return useMemo( () => {
		if ( isWhole || data === undefined ) {
			return { draft, isWhole, error };
		}
		const told = mayNotify === false ? {} : { notifications: formNotificationsOf( data.notifications ) };
		const settings = { ...data.settings, ...draft.settings };
		return { draft: { ...told, ...draft, settings }, isWhole: true, error: null };
	}, [ draft, isWhole, data, error, mayNotify ] );
}
