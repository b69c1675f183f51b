import { __ } from '@wordpress/i18n';
import type { Testimonial } from '@/contract/types';

/** Customer quotes for the publisher. */
export function Testimonials( { list }: { list: readonly Testimonial[] } ) {
	return (
		<section>
			<h2 className="uf-reading__title">{ __( 'What site owners say', 'userfeedback' ) }</h2>
			<div className="uf-welcome__pairs">
				{ list.map( ( { quote, name, role } ) => (
					<figure key={ quote } className="uf-card uf-quote">
						<blockquote>{ quote }</blockquote>
						<figcaption>
							<strong>{ name }</strong> <span className="uf-reading__soft">{ role }</span>
						</figcaption>
					</figure>
				) ) }
			</div>
		</section>
	);
}
