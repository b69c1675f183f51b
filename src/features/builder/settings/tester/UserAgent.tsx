import { TextareaControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { keys } from '@/api/keys';
import type { Device } from '@/features/builder/draft/targeting/devices';
import { sprintf } from '@/lib/labels/sprintf';
import { deviceIn, namesIn } from './user-agent';
import { deviceLabel } from '@/lib/labels/device-label';

interface Props {
	userAgent: string;
	onChange: ( userAgent: string ) => void;
}

/** A browser's user agent, as found in a log or a complaint. */
export function UserAgent( { userAgent, onChange }: Props ) {
	const isPasted = userAgent.trim() !== '';
	const { data } = useQuery( {
		queryKey: keys.userAgent( userAgent ),
		queryFn: () => namesIn( userAgent ),
		enabled: isPasted,
		staleTime: Infinity,
	} );

	return (
		<div>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'User-Agent', 'userfeedback' ) }
				dir="ltr"
				rows={ 3 }
				placeholder="Mozilla/5.0 …"
				maxLength={ 1000 }
				value={ userAgent }
				onChange={ onChange }
			/>
			<p className="uf-tester__agent" role="status">
				{ isPasted && data && readAs( data, deviceIn( userAgent ) ) }
			</p>
			{ userAgent.includes( 'Macintosh' ) && (
				<p className="uf-tester__basis">
					{ __(
						'iPads can send the same user agent. On your site, they’re detected as tablets by their touch screen.',
						'userfeedback'
					) }
				</p>
			) }
		</div>
	);
}

function readAs( { browser, system }: { browser: string; system: string }, device: Device ): string {
	if ( browser === '' || system === '' ) {
		/* translators: 1: name of a browser or a system, or nothing. 2: a kind of device */
		return sprintf( __( '%1$s counts as: %2$s', 'userfeedback' ), browser + system || '?', deviceLabel( device ) );
	}
	return sprintf(
		/* translators: 1: a browser. 2: an operating system. 3: a kind of device */
		__( '%1$s on %2$s counts as: %3$s', 'userfeedback' ),
		browser,
		system,
		deviceLabel( device )
	);
}
