import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { keys, refresh } from '@/api/keys';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import type { Destination } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { resumeDestination } from './destinations';
import { asSentence } from '@/lib/labels/list-text';
import { destinationInWords } from './destination-text';

interface Props {
	destination: Destination;
	/** The owner's name for it, if there are several. */
	name?: string;
}

/** Delivery status of a destination; a stopped one can be resumed. */
export function DestinationLine( { destination, name }: Props ) {
	const { can, time_zone: timeZone } = useSite();
	const queryClient = useQueryClient();
	const resume = useMutation( {
		mutationFn: () => resumeDestination( destination.id ),
		onSettled: () => refresh( queryClient, keys.deliveries ),
	} );
	const words = destinationInWords( destination, timeZone );

	return (
		<div className={ `uf-workflow__result is-${ destination.state }` }>
			<span>
				{ name === undefined
					? asSentence( words )
					: /* translators: 1: an e-mail address. 2: how telling it goes, such as "Failing since 14:02" */
						sprintf( __( '%1$s: %2$s', 'userfeedback' ), name, words ) }
			</span>
			{ destination.state === 'off' && can.view && (
				<BusyButton variant="link" isBusy={ resume.isPending } onClick={ () => resume.mutate() }>
					{ __( 'Resume', 'userfeedback' ) }
				</BusyButton>
			) }
			{ resume.error && <p className="uf-field-error">{ ApiError.of( resume.error ).message }</p> }
		</div>
	);
}
