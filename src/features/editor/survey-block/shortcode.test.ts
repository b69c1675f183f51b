import { expect, it } from 'vitest';
import { idInShortcode } from './shortcode';

it.each( [
	[ '[userfeedback id="7"]', 7 ],
	[ "  [userfeedback id='12' /]\n", 12 ],
	[ '[userfeedback id=3]', 3 ],
	[ '[userfeedback]', 0 ],
	[ '[userfeedback id="first"]', 0 ],
	[ '[userfeedback-post-ratings id="7"]', 0 ],
	[ 'Before [userfeedback id="7"]', 0 ],
	[ '[userfeedback id="7"][userfeedback id="8"]', 0 ],
	[ '', 0 ],
] )( 'a block with the shortcode %j becomes a survey block only for a single survey', ( text, id ) => {
	expect( idInShortcode( text ) ).toBe( id );
} );
