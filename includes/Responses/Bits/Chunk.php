<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What is marked of up to 65,536 responses of a survey, or of several times as many in a row where they are read: a set
 * for each field and value. One without a first place is of responses that are in no stored chunk yet.
 */
final class Chunk {

	/** @var array<string, array<string, BitSet>> by field and key. */
	private array $sets = array();

	/** @var array<string, array<string, string>> by field and key. */
	private array $values = array();

	/**
	 * @param int|null             $first     where its first place is among the survey's.
	 * @param int                  $many      how many stored ones it is.
	 * @param list<MarkedResponse> $responses at its places, of one that is stored nowhere.
	 */
	public function __construct(
		public readonly ?int $first,
		public readonly int $many = 1,
		public readonly array $responses = array()
	) {}

	/** @param list<MarkedResponse> $responses */
	public static function waiting( array $responses ): self {
		$chunk = new self( null, responses: $responses );
		$chunk->mark( $responses );
		return $chunk;
	}

	public function put( string $field, string $key, string $value, BitSet $set ): void {
		$this->sets[ $field ][ $key ]   = $set;
		$this->values[ $field ][ $key ] = $value;
	}

	/**
	 * Adds what is marked of responses.
	 *
	 * @param array<int, MarkedResponse> $responses by place in the chunk.
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
				$this->sets[ $field ][ $key ] = $this->get( $field, $key )->or( BitSet::of( $marked ) );
			}
		}
	}

	/** Empty where nothing of the kind is marked. */
	public function get( string $field, string $key ): BitSet {
		return $this->sets[ $field ][ $key ] ?? BitSet::none();
	}

	public function of( string $field, string $value ): BitSet {
		return $this->get( $field, Mark::keyOf( $value ) );
	}

	/** @return array<string, BitSet> by key. */
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
