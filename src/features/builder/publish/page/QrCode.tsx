import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import { sprintf } from '@/lib/labels/sprintf';
import { saveAddress } from './save-address';

/** Dots of the PNG file for each module of the code: sharp on a poster. */
const SCALE = 20;

const BLACK = [ 0, 0, 0, 255 ] as const;
const WHITE = [ 255, 255, 255, 255 ] as const;

/** Black on white in dark themes, too: many scanners don't read inverted codes. */
export function QrCode( { url, name }: { url: string; name: string } ) {
	const code = generate( url );
	const svg = toSvgDataURL( code, { on: '#000', off: '#fff' } );
	const savePng = () =>
		saveAddress( code.toDataURL( { type: 'image/png', scale: SCALE, on: BLACK, off: WHITE } ), `${ name }.png` );

	return (
		<div className="uf-qr">
			{ /* translators: %s: a URL */ }
			<img src={ svg } alt={ sprintf( __( 'QR code for %s', 'userfeedback' ), url ) } width="160" height="160" />
			<p>
				<Button variant="link" onClick={ () => saveAddress( svg, `${ name }.svg` ) }>
					{ __( 'Download SVG', 'userfeedback' ) }
				</Button>
				<Button variant="link" onClick={ savePng }>
					{ __( 'Download PNG', 'userfeedback' ) }
				</Button>
			</p>
		</div>
	);
}
