import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Survey } from '@/contract/types';
import { formatTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import type { Copy } from '../local-copy/copy';
import { useOfferedCopy } from './use-offered-copy';

interface Props {
	survey: Survey | null;
	/** This browser's unsaved copy of it. */
	copy: Copy | null;
}

/** Unsaved changes from another browser. */
export function SiteCopyNotice( { survey, copy }: Props ) {
	const { time_zone: timeZone } = useSite();
	const offer = useOfferedCopy( survey, copy );

	return offer === null ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ /* translators: %s: day and time */ }
			{ sprintf(
				__( 'You have unsaved changes from %s.', 'userfeedback' ),
				formatTime( offer.at, timeZone, 0 )
			) }{ ' ' }
			<Button variant="link" onClick={ offer.restore }>
				{ __( 'Restore', 'userfeedback' ) }
			</Button>{ ' ' }
			<Button variant="link" onClick={ offer.discard }>
				{ __( 'Discard', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}
