<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Folding;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Heatmaps\Capture\Selector;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\Page;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Gives each element of a page its number, as long as there are any. Its page is locked meanwhile. */
final class NumberElements {

	public function __construct( private readonly ElementRepository $elements ) {}

	/**
	 * @param array<string, list<string>> $selectors by key of the page.
	 * @param array<string, Page>         $pages
	 * @return array<string, array<string, int>> numbers by key of the page and selector; without those that found none free.
	 * @throws StorageFailed
	 */
	public function run( array $selectors, array $pages ): array {
		$hashes = array();
		foreach ( $selectors as $key => $ofPage ) {
			if ( array() !== $ofPage ) {
				$hashes[ $pages[ $key ]->id ] = array_map( array( Selector::class, 'hash' ), $ofPage );
			}
		}
		$known   = $this->elements->numbers( $hashes );
		$numbers = array();
		$new     = array();
		foreach ( $selectors as $key => $ofPage ) {
			$id              = $pages[ $key ]->id;
			$unknown         = array();
			$numbers[ $key ] = array();
			foreach ( $ofPage as $selector ) {
				$hash = Selector::hash( $selector );
				if ( isset( $known[ $id ][ $hash ] ) ) {
					$numbers[ $key ][ $selector ] = $known[ $id ][ $hash ];
				} else {
					$unknown[ $selector ] = $hash;
				}
			}
			foreach ( $this->numbered( $id, $unknown ) as $selector => $number ) {
				$numbers[ $key ][ $selector ] = $number;
				$new[]                        = array( $id, $unknown[ $selector ], $number, $selector );
			}
		}
		$this->elements->add( $new );
		return $numbers;
	}

	/**
	 * @param array<string, int> $unknown hashes by selector.
	 * @return array<string, int>
	 */
	private function numbered( int $pageId, array $unknown ): array {
		$numbers = array();
		$free    = array() === $unknown ? array() : $this->elements->free( $pageId );
		foreach ( array_keys( $unknown ) as $at => $selector ) {
			if ( isset( $free[ $at ] ) ) {
				$numbers[ $selector ] = $free[ $at ];
			}
		}
		return $numbers;
	}
}
