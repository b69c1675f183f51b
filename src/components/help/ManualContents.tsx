import type { ReactNode } from 'react';
import type { Manual } from './manual';

interface Props {
	manual: Manual;
	link: ( page: string, title: string ) => ReactNode;
	/** Heading level of the chapters: one below the heading above the list. */
	heading: 'h2' | 'h3';
}

/** Every page, by chapters. */
export function ManualContents( { manual, link, heading: Heading }: Props ) {
	return (
		<div className="uf-manual__contents" lang="en" dir="ltr">
			{ manual.chapters.map( ( { title, pages } ) => (
				<section key={ title }>
					<Heading className="uf-manual__chapter">{ title }</Heading>
					<ul>
						{ pages.map( ( page ) => (
							<li key={ page.name }>{ link( page.name, page.title ) }</li>
						) ) }
					</ul>
				</section>
			) ) }
		</div>
	);
}
