import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { sprintf } from '@/lib/labels/sprintf';
import { frameAddress } from '../addresses';

/** Pixels, until the survey reports its height. */
const FIRST_HEIGHT = 240;

/** Disables hover, focus and clicks; React 18 knows the attribute only as text. */
const INERT = { inert: '' };

/** The visitors' own two scripts in a frame: nothing is counted, sent or stored, and neither page's styles affect the other. */
export function PreviewFrame( { id, title, isLive }: { id: number; title: string; isLive: boolean } ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ height, setHeight ] = useState< number | null >( null );

	useEffect( () => {
		const element = frame.current;
		let watcher: ResizeObserver | null = null;
		const follow = (): void => {
			const page = element?.contentDocument?.documentElement;
			const body = element?.contentDocument?.body;
			if ( page && body ) {
				watcher = new ResizeObserver( () => setHeight( Math.ceil( body.getBoundingClientRect().height ) ) );
				watcher.observe( body );
			}
		};
		element?.addEventListener( 'load', follow );
		return () => {
			element?.removeEventListener( 'load', follow );
			watcher?.disconnect();
		};
	}, [] );

	return (
		<div className={ `uf-survey-block__stage${ isLive ? ' is-live' : '' }` }>
			{ height === null && (
				<div className="uf-survey-block__loading">
					<Spinner />
				</div>
			) }
			<iframe
				ref={ frame }
				className="uf-survey-block__frame"
				src={ frameAddress( id ) }
				title={
					/* translators: %s: title of a survey. */ sprintf(
						__( 'Preview of the survey “%s”', 'userfeedback' ),
						title
					)
				}
				style={ { height: height ?? FIRST_HEIGHT } }
				tabIndex={ isLive ? 0 : -1 }
				{ ...( isLive ? {} : INERT ) }
			/>
		</div>
	);
}
