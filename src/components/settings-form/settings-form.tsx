import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import { saveSettings } from '@/api/settings';
import type { Settings, SettingsAnswer, SettingsDraft, SiteRole } from '@/contract/types';
import { keepChanges, keptChanges } from './kept-changes';
import { useChanges, withoutSaved } from './use-changes';

type Name = keyof Settings & keyof SettingsDraft[ 'settings' ];

export interface SettingsForm {
	/** As shown on screen: the stored settings with the changes since. */
	settings: Settings;
	defaults: Settings;
	roles: readonly SiteRole[];
	set: < N extends Name >( name: N, value: Settings[ N ] ) => void;
	/** The server's error for a field. */
	fault: ( name: Name ) => string | undefined;
	/** The same for the items of a list, by index. */
	itemFaults: ( name: Name ) => readonly { place: number; words: string }[];
	isChanged: boolean;
	/** Discards all, or only these. */
	discard: ( names?: readonly Name[] ) => void;
	/**
	 * @param then    runs after saving, or immediately if nothing was changed
	 * @param besides other values to save
	 */
	save: ( then?: () => void, besides?: Partial< Settings > ) => void;
	isSaving: boolean;
	/** The server's message for the last save; null before one, and after `forget`. */
	said: string | null;
	error: ApiError | null;
	forget: () => void;
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
	const { changes, isChanged, set, discard, wereSaved } = useChanges< Settings >( stored.settings, () =>
		keptAs === undefined ? {} : withoutSaved( keptChanges( keptAs, stored.settings ), stored.settings )
	);
	useEffect( () => {
		if ( keptAs !== undefined ) {
			keepChanges( keptAs, changes );
		}
	}, [ keptAs, changes ] );
	const save = useMutation( {
		mutationFn: ( sent: Partial< Settings > ) => saveSettings( sent as SettingsDraft[ 'settings' ] ),
		onSuccess: ( { settings }, sent ) => {
			queryClient.setQueryData< SettingsAnswer >( keys.settings, ( now ) => now && { ...now, settings } );
			wereSaved( sent );
			void queryClient.invalidateQueries( { queryKey: keys.usage } ); // Usage data include the site once allowed.
		},
	} );
	const error = save.error && ApiError.of( save.error );

	const form: SettingsForm = {
		settings: { ...stored.settings, ...changes },
		defaults: stored.defaults,
		roles: stored.roles,
		set,
		fault: ( name ) => error?.params[ `settings.${ name }` ],
		itemFaults: ( name ) => itemFaults( `settings.${ name }[`, error?.params ?? {} ),
		isChanged,
		discard: ( names ) => {
			discard( names );
			save.reset();
		},
		save: ( then, besides = {} ) => {
			const sent = withoutSaved< Settings >( { ...changes, ...besides }, stored.settings );
			if ( then && Object.keys( sent ).length === 0 ) {
				then();
			} else {
				save.mutate( sent, then && { onSuccess: then } );
			}
		},
		isSaving: save.isPending,
		said: save.data?.message ?? null,
		error,
		forget: () => save.reset(),
	};
	return <FormContext.Provider value={ form }>{ children }</FormContext.Provider>;
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
