import { useSite } from '@/lib/site';
import { formatTime } from '@/lib/format';
import type { FormNotifications } from '@/features/builder/draft/form/draft';
import { asSentence } from '@/lib/labels/list-text';
import { lastSent } from '../destinations/destination-text';
import { recipientsIn } from '@/features/builder/summary/notification-summary';
import { useDestinations } from '../destinations/use-destinations';
import { DestinationLine } from '../destinations/DestinationLine';

/** The time of the last message, and each address that can't be reached. */
export function EmailResults( { email }: { email: FormNotifications[ 'email' ] } ) {
	const { time_zone: timeZone } = useSite();
	const addresses = recipientsIn( email ).map( ( address ) => address.toLowerCase() );
	const told = useDestinations( 'email' ).filter( ( { target } ) => addresses.includes( target.toLowerCase() ) );
	const last = told
		.flatMap( ( { last_ok_at: at } ) => ( at === null ? [] : [ Date.parse( at ) ] ) )
		.sort( ( one, other ) => other - one )[ 0 ];

	return (
		<>
			{ lastSent( last === undefined ? null : formatTime( last, timeZone ) ).map( ( words ) => (
				<p key={ words }>{ asSentence( words ) }</p>
			) ) }
			{ told
				.filter( ( { state } ) => state !== 'ok' )
				.map( ( destination ) => (
					<DestinationLine key={ destination.id } destination={ destination } name={ destination.target } />
				) ) }
		</>
	);
}
