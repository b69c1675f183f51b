<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Heatmaps\Pages\CurrentPage;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which pages the owner wants heatmaps of, and how; from what is in memory on each page of the site. */
final class ChosenPages {

	/**
	 * @param list<int>    $ids     posts and pages that were chosen one by one.
	 * @param list<string> $types   of posts, all of which were chosen.
	 * @param int          $sample  percent of the visits.
	 * @param list<string> $private selectors of elements that nothing is kept of.
	 */
	private function __construct(
		private readonly bool $all,
		private readonly bool $front,
		private readonly array $ids,
		private readonly array $types,
		public readonly int $sample,
		public readonly bool $consent,
		public readonly array $private
	) {}

	/** Null where no page was chosen. */
	public static function get(): ?self {
		$kept = VisitorSettings::heatmaps();
		if ( array() === $kept ) {
			return null;
		}
		$list   = static fn( string $name ): array => is_array( $kept[ $name ] ?? null ) ? array_values( $kept[ $name ] ) : array();
		$sample = $kept['sample'] ?? 100;
		return new self(
			true === ( $kept['all'] ?? false ),
			true === ( $kept['front'] ?? false ),
			array_values( array_filter( $list( 'ids' ), 'is_int' ) ),
			array_values( array_filter( $list( 'types' ), 'is_string' ) ),
			is_int( $sample ) ? $sample : 100,
			true === ( $kept['consent'] ?? false ),
			array_values( array_filter( $list( 'private' ), 'is_string' ) )
		);
	}

	public function has( CurrentPage $page ): bool {
		return $this->all
			|| ( $this->front && PageKey::FRONT === $page->key )
			|| ( $page->postId > 0 && in_array( $page->postId, $this->ids, true ) )
			|| ( '' !== $page->type && in_array( $page->type, $this->types, true ) );
	}

	/**
	 * Whether a visit may be of one of them, as far as its key says: a page that was taken off the list lies in caches for
	 * weeks. What is printed decides the rest, because the key of a post does not say its type.
	 */
	public function mayHave( string $key ): bool {
		$id = PageKey::of( $key )?->postId() ?? 0;
		return $this->all
			|| ( 0 === $id ? $this->front || array() !== $this->ids : in_array( $id, $this->ids, true ) || array() !== $this->types );
	}
}
