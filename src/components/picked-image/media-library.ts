import { __ } from '@wordpress/i18n';

export interface ChosenImage {
	address: string;
	/** Its alternative text in the library; often empty. */
	alt: string;
}

interface Listeners {
	onChoose: ( image: ChosenImage ) => void;
	/** With or without a choice. */
	onClose: () => void;
}

/** As much of WordPress's media library as is asked for here. */
interface Frame {
	on: ( event: 'select' | 'close', heard: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => Selection };
}

interface Selection {
	first: () => { toJSON: () => Attachment } | undefined;
	reset: () => void;
}

export interface Attachment {
	url: string;
	alt?: string;
	/** The same image, smaller; by names that themes and plugins add to. */
	sizes?: Record< string, { url: string; width: number } >;
}

type MakeFrame = ( options: object ) => Frame;

/** One for all images: WordPress leaves each in the page for good. */
let frame: Frame | null = null;
let listeners: Listeners | null = null;

/** WordPress prints it for those who may upload files, and for nobody else. */
export function hasMediaLibrary(): boolean {
	return makeFrame() !== undefined;
}

export function openMediaLibrary( heard: Listeners ): void {
	listeners = heard;
	frame ??= newFrame();
	frame?.open();
	frame?.state().get( 'selection' ).reset();
}

/** Twice as sharp as a card is wide, which no visitor needs more of. */
const ENOUGH = 600;

/** The smallest of an image's sizes that looks sharp in a survey; else the image as it was uploaded. */
export function imageAddress( { url, sizes = {} }: Attachment ): string {
	const enough = Object.values( sizes ).filter( ( { width } ) => width >= ENOUGH );
	const [ smallest ] = enough.sort( ( one, other ) => one.width - other.width );
	return smallest?.url ?? url;
}

function newFrame(): Frame | null {
	const made = makeFrame()?.( {
		title: __( 'Choose an image', 'userfeedback' ),
		button: { text: __( 'Use this image', 'userfeedback' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	made?.on( 'select', () => {
		const chosen = made.state().get( 'selection' ).first()?.toJSON();
		if ( chosen ) {
			listeners?.onChoose( { address: imageAddress( chosen ), alt: chosen.alt ?? '' } );
		}
	} );
	made?.on( 'close', () => listeners?.onClose() );
	return made ?? null;
}

function makeFrame(): MakeFrame | undefined {
	return ( window as unknown as { wp?: { media?: MakeFrame } } ).wp?.media;
}
