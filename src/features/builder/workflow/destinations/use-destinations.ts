import { useQuery } from '@tanstack/react-query';
import type { Destination } from '@/contract/types';
import { destinationsOf } from './destinations';
import { useBuilder } from '@/features/builder/saving/state/builder-context';

const NONE: readonly Destination[] = [];

/** Returns its destinations with their status; empty until the survey is stored. */
export function useDestinations( channel: Destination[ 'channel' ] ): readonly Destination[] {
	const id = useBuilder( ( { form } ) => form.id );
	const { data } = useQuery( {
		...destinationsOf( id ?? 0 ),
		enabled: id !== null,
		select: ( all ) => all.filter( ( destination ) => destination.channel === channel ),
	} );
	return data ?? NONE;
}
