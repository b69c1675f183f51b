<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Heatmaps\Pages\CurrentPageKey;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The pages with heatmaps that the owner chose, and their settings, from data that are in memory on each page. */
final class RecordedPages {

	/**
	 * @param list<int>    $ids     posts and pages that were chosen individually.
	 * @param list<string> $types   post types that were chosen completely.
	 * @param int          $sample  percent of the visits.
	 * @param list<string> $private selectors of elements that are never recorded.
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

	/** Returns null if no page was chosen. */
	public static function get(): ?self {
		$stored = VisitorSettings::heatmaps();
		if ( array() === $stored ) {
			return null;
		}
		$list   = static fn( string $name ): array => is_array( $stored[ $name ] ?? null ) ? array_values( $stored[ $name ] ) : array();
		$sample = $stored['sample'] ?? 100;
		return new self(
			true === ( $stored['all'] ?? false ),
			true === ( $stored['front'] ?? false ),
			array_values( array_filter( $list( 'ids' ), 'is_int' ) ),
			array_values( array_filter( $list( 'types' ), 'is_string' ) ),
			is_int( $sample ) ? $sample : 100,
			true === ( $stored['consent'] ?? false ),
			array_values( array_filter( $list( 'private' ), 'is_string' ) )
		);
	}

	public function has( CurrentPageKey $page ): bool {
		return $this->all
			|| ( $this->front && PageKey::FRONT === $page->key )
			|| ( $page->postId > 0 && in_array( $page->postId, $this->ids, true ) )
			|| ( '' !== $page->type && in_array( $page->type, $this->types, true ) );
	}

	/**
	 * Returns false if the page's key rules a visit out: caches keep pages for weeks after they were removed from the list. The
	 * printed data decide the other cases, because the key of a post doesn't contain its type.
	 */
	public function mayHave( string $key ): bool {
		$id = PageKey::of( $key )?->postId() ?? 0;
		return $this->all
			|| ( 0 === $id ? $this->front || array() !== $this->ids : in_array( $id, $this->ids, true ) || array() !== $this->types );
	}
}
