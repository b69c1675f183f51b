import type { ReactNode } from 'react';
import type { Manual } from './manual';

interface Props {
	manual: Manual;
	/** @param isShown that page is beside the list */
	link: ( page: string, title: string ) => ReactNode;
}

/** Every page, by chapters. */
export function ManualContents( { manual, link }: Props ) {
	return (
		<div className="uf-manual__contents" lang="en" dir="ltr">
			{ manual.chapters.map( ( { title, pages } ) => (
				<section key={ title }>
					<h3>{ title }</h3>
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
