import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useChanges } from './use-changes';

/** A form of settings, for its fields. `Name` limits what can be changed. */
export interface Form< Values extends object, Name extends keyof Values & string = keyof Values & string > {
	/** As shown on screen: the stored settings with the changes since. */
	settings: Values;
	defaults: Values;
	set: < N extends Name >( name: N, value: Values[ N ] ) => void;
	/** The server's error for a setting or, by its path, for a part of it. */
	fault: ( path: Name | `${ Name }${ '.' | '[' }${ string }` ) => string | undefined;
	isChanged: boolean;
	/** Discards all, or only these. */
	discard: ( names?: readonly Name[] ) => void;
	isSaving: boolean;
	/** The last save's error. */
	error: ApiError | null;
	/** Forgets the result of the last save. */
	forget: () => void;
}

interface Saved< Values > {
	settings: Values;
	message: string;
}

interface Options< Values extends object > {
	stored: { settings: Values; defaults: Values };
	/** Query that has the stored settings. */
	queryKey: QueryKey;
	send: ( changes: Partial< Values > ) => Promise< Saved< Values > >;
	/** Changes that are there from the start. */
	begun?: () => Partial< Values >;
	onMutate?: () => void;
	onSaved?: () => void;
	onError?: () => void;
}

interface UsedForm< Values extends object > {
	form: Form< Values >;
	changes: Partial< Values >;
	saving: UseMutationResult< Saved< Values >, Error, Partial< Values > >;
}

/** Tracks the changes to stored settings, and saves them. */
export function useForm< Values extends object >( {
	stored,
	queryKey,
	send,
	begun,
	onSaved,
	...events
}: Options< Values > ): UsedForm< Values > {
	const queryClient = useQueryClient();
	const { changes, isChanged, set, discard, wereSaved } = useChanges< Values >( stored.settings, begun );
	const saving = useMutation< Saved< Values >, Error, Partial< Values > >( {
		...events,
		mutationFn: send,
		onSuccess: ( { settings }, sent ) => {
			queryClient.setQueryData< object >( queryKey, ( now ) => now && { ...now, settings } );
			wereSaved( sent );
			onSaved?.();
		},
	} );
	const error = saving.error && ApiError.of( saving.error );

	return {
		form: {
			settings: { ...stored.settings, ...changes },
			defaults: stored.defaults,
			set,
			fault: ( path ) => error?.params[ `settings.${ path }` ],
			isChanged,
			discard: ( names ) => {
				discard( names );
				saving.reset();
			},
			isSaving: saving.isPending,
			error,
			forget: () => saving.reset(),
		},
		changes,
		saving,
	};
}
