import { Link, type To } from 'react-router-dom';
import type { StatusFilter } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import './FilterLinks.scss';

interface Props {
	label: string;
	links: readonly { name: string; words: string; to: To }[];
	current: string;
	/** Missing if the links have no numbers. */
	counts?: readonly StatusFilter[];
}

/** Filter links of a list. They are links so that each can open in its own tab. */
export function FilterLinks( { label, links, current, counts }: Props ) {
	return (
		<nav aria-label={ label }>
			<ul className="uf-filters">
				{ links.map( ( { name, words, to } ) => (
					<li key={ name }>
						<Link
							className="uf-filters__link"
							to={ to }
							aria-current={ name === current ? 'page' : undefined }
							preventScrollReset
						>
							{ words }
							{ counts && (
								<>
									{ ' ' }
									<span className="uf-filters__count">
										(
										{ formatNumber( counts.find( ( { status } ) => status === name )?.count ?? 0 ) }
										)
									</span>
								</>
							) }
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
