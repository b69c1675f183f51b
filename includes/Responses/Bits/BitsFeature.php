<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores properties that responses share as sets of bits. */
final class BitsFeature extends Feature {

	public readonly PlaceRepository $places;
	public readonly BitsRepository $bits;

	/** @param string $event cron event at which responses are counted */
	public function __construct(
		private readonly Db $db,
		private readonly Transaction $transaction,
		private readonly string $event
	) {
		$this->places = new PlaceRepository( $db );
		$this->bits   = new BitsRepository( $db );
	}

	public function keep(): KeepPlaces {
		return new KeepPlaces( $this->places, $this->bits );
	}

	public function compare(): CompareBits {
		return new CompareBits( $this->places, $this->rows(), $this->bits, $this->transaction );
	}

	public function read(): ReadBits {
		return new ReadBits( $this->places, $this->rows(), $this->bits, $this->fold(), $this->older() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			FoldBits::class   => $this->fold(),
			PlaceOlder::class => $this->older(),
			ReadBits::class   => $this->read(),
			default           => null,
		};
	}

	protected function modules(): array {
		return array( new BitsModule( $this->fold(), $this->older(), $this->event ) );
	}

	private function fold(): FoldBits {
		return new FoldBits( $this->places, $this->rows(), $this->bits, $this->transaction );
	}

	private function older(): PlaceOlder {
		return new PlaceOlder( $this->rows(), $this->places, $this->transaction );
	}

	private function rows(): MarkedRowsQuery {
		return new MarkedRowsQuery( $this->db );
	}
}
