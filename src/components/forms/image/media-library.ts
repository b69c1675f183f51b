import { __ } from '@wordpress/i18n';

export interface ChosenImage {
	address: string;
	/** Its alternative text in the library; often empty. */
	alt: string;
}

interface Listeners {
	onChoose: ( image: ChosenImage ) => void;
	/** Called even without a choice. */
	onClose: () => void;
}

/** The part of WordPress's media library that is used here. */
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
	/** Smaller versions of the image, by names that themes and plugins add to. */
	sizes?: Record< string, { url: string; width: number } >;
}

type MakeFrame = ( options: object ) => Frame;

/** One for all images: WordPress never removes it from the page. */
let frame: Frame | null = null;
let listeners: Listeners | null = null;

/** Checks for the library, printed only for users who can upload files. */
export function hasMediaLibrary(): boolean {
	return makeFrame() !== undefined;
}

export function openMediaLibrary( heard: Listeners ): void {
	listeners = heard;
	frame ??= newFrame();
	frame?.open();
	frame?.state().get( 'selection' ).reset();
}

/** Twice the width of a card, in pixels: sharp enough for every visitor. */
const ENOUGH = 600;

/** Returns the address of the smallest size that looks sharp in a survey; else of the original. */
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
