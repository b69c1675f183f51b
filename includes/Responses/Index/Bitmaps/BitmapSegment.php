<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Facets of up to 65,536 responses to a survey, or of several consecutive segments when read: a bitmap for each field and value.
 * A segment without a first ordinal holds responses that are not in a stored segment yet.
 */
final class BitmapSegment {

	/** @var array<string, array<string, Bitmap>> by field and key. */
	private array $sets = array();

	/** @var array<string, array<string, string>> by field and key. */
	private array $values = array();

	/**
	 * @param int|null             $first     position of its first place in the survey
	 * @param int                  $many      number of stored chunks in it
	 * @param list<FacetedResponse> $responses at its places, if it is not stored
	 */
	public function __construct(
		public readonly ?int $first,
		public readonly int $many = 1,
		public readonly array $responses = array()
	) {}

	/** @param list<FacetedResponse> $responses */
	public static function waiting( array $responses ): self {
		$chunk = new self( null, responses: $responses );
		$chunk->mark( $responses );
		return $chunk;
	}

	public function put( string $field, string $key, string $value, Bitmap $set ): void {
		$this->sets[ $field ][ $key ]   = $set;
		$this->values[ $field ][ $key ] = $value;
	}

	/**
	 * Adds the facets of responses.
	 *
	 * @param array<int, FacetedResponse> $responses by ordinal in the segment.
	 */
	public function mark( array $responses ): void {
		$places = array();
		foreach ( $responses as $place => $response ) {
			foreach ( $response->marks as $mark ) {
				$places[ $mark->field ][ $mark->key ][]     = $place;
				$this->values[ $mark->field ][ $mark->key ] = $mark->value;
			}
		}
		foreach ( $places as $field => $ofField ) {
			foreach ( $ofField as $key => $marked ) {
				$this->sets[ $field ][ $key ] = $this->get( $field, $key )->or( Bitmap::of( $marked ) );
			}
		}
	}

	/** Returns an empty bitmap if no response has this facet. */
	public function get( string $field, string $key ): Bitmap {
		return $this->sets[ $field ][ $key ] ?? Bitmap::none();
	}

	public function of( string $field, string $value ): Bitmap {
		return $this->get( $field, Facet::keyOf( $value ) );
	}

	/** @return array<string, Bitmap> by key. */
	public function sets( string $field ): array {
		return $this->sets[ $field ] ?? array();
	}

	public function value( string $field, string $key ): string {
		return $this->values[ $field ][ $key ] ?? '';
	}

	/** @return list<string> */
	public function fields(): array {
		return array_keys( $this->sets );
	}
}
