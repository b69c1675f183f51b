<?php
declare(strict_types=1);

namespace UserFeedback\Bench;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;

/** Bitmaps of 65,536 random responses, without their days. Frequent facets are spread over the whole segment. */
final class RandomSegment {

	private const VISITS = array(
		Facet::DEVICE   => array( 'mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet' ),
		Facet::BROWSER  => array( 'Chrome', 'Chrome', 'Safari', 'Firefox', 'Edge', 'Opera' ),
		Facet::OS       => array( 'Windows 11', 'Android', 'Android', 'iOS', 'macOS', 'Linux' ),
		Facet::LANGUAGE => array( 'de-DE', 'de-AT', 'fr', 'pl', 'en' ),
	);

	private const COUNTRIES = 30;
	private const PAGES     = 40;

	/** @var array<string, array<string, array{value: string, places: list<int>}>> by field and key. */
	private array $facets = array();

	/** @param bool $isRare whether some responses are from a page that other segments don't have */
	public function __construct( private readonly Survey $survey, bool $hasTrash, bool $isRare ) {
		for ( $place = 0; $place < Bitmap::PLACES; ++$place ) {
			$isTrash = $hasTrash && 0 === mt_rand( 0, 200 );
			$this->add( $place, Facet::STATUS, ( $isTrash ? ResponseStatus::TRASH : ResponseStatus::PUBLISH )->value );
			foreach ( self::VISITS as $field => $values ) {
				$this->add( $place, $field, $values[ mt_rand( 0, count( $values ) - 1 ) ] );
			}
			$this->add( $place, Facet::COUNTRY, sprintf( '%c%c', 65 + intdiv( $at = mt_rand( 1, self::COUNTRIES ), 26 ), 65 + $at % 26 ) );
			$page = $isRare && 0 === mt_rand( 0, 99 ) ? '/rare/' : '/notebooks/' . mt_rand( 1, self::PAGES ) . '/';
			$this->add( $place, Facet::PAGE, $page );
			$this->addSeconds( $place, mt_rand( 3, 240 ) );
			$this->addAnswers( $place );
		}
	}

	/** @return list<array{field: string, key: string, value: string, set: Bitmap}> */
	public function sets(): array {
		$sets = array();
		foreach ( $this->facets as $field => $ofField ) {
			foreach ( $ofField as $key => $facet ) {
				$sets[] = array(
					'field' => (string) $field,
					'key'   => (string) $key,
					'value' => $facet['value'],
					'set'   => Bitmap::of( $facet['places'] ),
				);
			}
		}
		return $sets;
	}

	private function addAnswers( int $place ): void {
		foreach ( $this->survey->questions as $question ) {
			$known     = $question->knownValues();
			$isSkipped = 0 === mt_rand( 0, 19 );
			$this->add( $place, $question->id, '', $isSkipped ? Facet::SKIPPED : Facet::ANSWERED );
			if ( $isSkipped ) {
				continue;
			}
			if ( array() === $known && 0 === mt_rand( 0, 2 ) ) {
				$this->add( $place, $question->id, '', Facet::TEXTS );
			}
			$chosen = array() === $known ? array() : array( $known[ mt_rand( 0, count( $known ) - 1 ) ] );
			if ( 'checkbox' === $question->type->name ) {
				$chosen = array_unique( array( ...$chosen, $known[ mt_rand( 0, count( $known ) - 1 ) ] ) );
			}
			foreach ( $chosen as $value ) {
				$this->add( $place, $question->id, $value );
			}
		}
	}

	private function addSeconds( int $place, int $seconds ): void {
		$this->add( $place, Facet::SECONDS, '', Facet::KNOWN );
		for ( $digit = 0; $digit < Facet::DIGITS; ++$digit ) {
			if ( 0 !== ( $seconds & ( 1 << $digit ) ) ) {
				$this->add( $place, Facet::SECONDS, '', Facet::digit( $digit ) );
			}
		}
	}

	private function add( int $place, string $field, string $value, ?string $key = null ): void {
		$key ??= Facet::keyOf( $value );

		$this->facets[ $field ][ $key ] ??= array(
			'value'  => $value,
			'places' => array(),
		);

		$this->facets[ $field ][ $key ]['places'][] = $place;
	}
}
