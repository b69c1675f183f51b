<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Folding;

use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapPage;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Assigns a number to each element of a page while any are free. The page is locked meanwhile. */
final class AssignElementNumbers {

	public function __construct( private readonly ElementRepository $elements ) {}

	/**
	 * @param array<string, list<string>> $selectors by key of the page.
	 * @param array<string, HeatmapPage>         $pages
	 * @return array<string, array<string, int>> numbers by key of the page and selector; elements without a number are left out.
	 * @throws StorageFailed
	 */
	public function run( array $selectors, array $pages ): array {
		$known   = $this->elements->of( array_map( static fn( string $key ): int => $pages[ $key ]->id, array_keys( $selectors ) ) );
		$numbers = array();
		$changed = array();
		foreach ( $selectors as $key => $ofPage ) {
			$elements        = $known[ $pages[ $key ]->id ] ?? ElementIndex::none();
			$numbers[ $key ] = array();
			foreach ( $ofPage as $selector ) {
				$number = $elements->number( $selector );
				if ( null !== $number ) {
					$numbers[ $key ][ $selector ] = $number;
				}
			}
			if ( $elements->hasChanged() ) {
				$changed[ $pages[ $key ]->id ] = $elements;
			}
		}
		$this->elements->write( $changed );
		return $numbers;
	}
}
