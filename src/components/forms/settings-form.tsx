import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { ApiError } from '@/api/api-error';
import { keys, refresh } from '@/api/keys';
import { saveSettings } from '@/api/settings';
import type { Settings, SettingsAnswer, SettingsDraft, SiteRole } from '@/contract/types';
import { storeChanges, storedChanges } from './unsaved-changes';
import { withoutSaved } from './use-changes';
import { type Form, useForm } from './use-form';

type Name = keyof Settings & keyof SettingsDraft[ 'settings' ];

export interface SettingsForm extends Form< Settings, Name > {
	roles: readonly SiteRole[];
	/** The server's errors for the items of a list, by index. */
	itemFaults: ( name: Name ) => readonly { place: number; words: string }[];
	/**
	 * @param then    runs after saving, or immediately if nothing was changed
	 * @param besides other values to save
	 */
	save: ( then?: () => void, besides?: Partial< Settings > ) => void;
	/** The server's message for the last save; null before one, and after `forget`. */
	said: string | null;
}

const FormContext = createContext< SettingsForm | null >( null );

interface Props {
	stored: SettingsAnswer;
	/** Name under which the tab stores unsaved changes, so that a reload restores them. */
	keptAs?: string;
	children: ReactNode;
}

/** One form for all settings screens: switching between them loses nothing. */
export function SettingsFormProvider( { stored, keptAs, children }: Props ) {
	const queryClient = useQueryClient();
	const { form, changes, saving } = useForm< Settings >( {
		stored,
		queryKey: keys.settings,
		send: ( sent ) => saveSettings( sent ),
		begun: () =>
			keptAs === undefined ? {} : withoutSaved( storedChanges( keptAs, stored.settings ), stored.settings ),
		// Usage data include the site once allowed.
		onSaved: () => void refresh( queryClient, keys.usage ),
	} );
	useEffect( () => {
		if ( keptAs !== undefined ) {
			storeChanges( keptAs, changes );
		}
	}, [ keptAs, changes ] );

	const value: SettingsForm = {
		...form,
		roles: stored.roles,
		itemFaults: ( name ) => itemFaults( `settings.${ name }[`, form.error?.params ?? {} ),
		save: ( then, besides = {} ) => {
			const sent = withoutSaved< Settings >( { ...changes, ...besides }, stored.settings );
			if ( then && Object.keys( sent ).length === 0 ) {
				then();
			} else {
				saving.mutate( sent, then && { onSuccess: then } );
			}
		},
		said: saving.data?.message ?? null,
	};
	return <FormContext.Provider value={ value }>{ children }</FormContext.Provider>;
}

export function useSettings(): SettingsForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'useSettings needs a SettingsFormProvider above it.' );
	}
	return form;
}

function itemFaults( start: string, params: ApiError[ 'params' ] ) {
	return Object.entries( params )
		.filter( ( [ field ] ) => field.startsWith( start ) )
		.map( ( [ field, words ] ) => ( { place: Number.parseInt( field.slice( start.length ), 10 ), words } ) );
}
