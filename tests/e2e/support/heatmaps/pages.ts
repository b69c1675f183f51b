import type { Owner } from '../owner';

const paragraph = ( text: string ): string => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const html = ( text: string ): string => `<!-- wp:html -->${ text }<!-- /wp:html -->`;

const BUTTONS =
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/order/">Order a notebook</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/samples/">See samples</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';

const TEXT = paragraph(
	'A notebook is a place for a thought that would be gone by the evening. Ours have <a href="/paper/">paper that takes ink</a> and a spine that <a href="/binding/">lies flat</a>, <strong>so that nothing is in the way</strong> of a hand.'
);

const CHAPTERS = [ 'Paper', 'Binding', 'Covers', 'Delivery', 'Questions' ].map(
	( title ) => `<!-- wp:heading --><h2 class="wp-block-heading">${ title }</h2><!-- /wp:heading -->${ TEXT }${ TEXT }`
);

const LONG = [ TEXT, BUTTONS, ...CHAPTERS, BUTTONS ].join( '' );

/** A header that sticks while the page scrolls, and an element fixed in a corner of the window. */
const STAYING = html(
	'<div class="offers" style="position:sticky;top:0;background:#fff;z-index:2"><a href="/sale/">Sale</a> <a href="/new/">New things</a></div><a class="to-the-top" href="#top" style="position:fixed;right:12px;bottom:12px;padding:12px;background:#fff">Up</a>'
);

const BOX = html(
	`<div class="prices" style="height:180px;overflow:auto;border:3px solid"><ul>${ Array.from( { length: 30 }, ( _, at ) => `<li><a href="/price-${ String( at ) }/">Notebook number ${ String( at ) }</a>, in three colors</li>` ).join( '' ) }</ul></div>`
);

export interface Pages {
	post: string;
	front: string;
	staying: string;
	box: string;
}

/** Pages of the theme to click on: a long post, the front page, sticky elements, a box that scrolls. */
export async function pagesToClick( owner: Owner ): Promise< Pages > {
	await owner.trashAddedPages();
	const post = await owner.add( 'posts', { title: 'A notebook for every day', content: LONG, status: 'publish' } );
	const staying = await owner.addPage( 'What stays', STAYING + LONG );
	const box = await owner.addPage( 'What scrolls', TEXT + BOX + LONG );
	return { post: post.link, front: '/', staying, box };
}
