<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Fonts\KeptFonts;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Downloads catalog fonts that surveys, ratings and settings use and the site lacks, and deletes unused ones. */
final class KeepWanted {

	/** Seconds of one run. */
	private const TIME = 30.0;

	/** Seconds for which an unused font is kept: a preview or a cached page may still show it. */
	private const UNUSED = 30 * DAY_IN_SECONDS;

	public function __construct(
		private readonly ChosenFontsQuery $chosen,
		private readonly CurrentSettings $settings,
		private readonly RatingSettingsRepository $ratings,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly KeepFont $keep,
		private readonly TroubleRepository $troubles,
		private readonly Clock $clock
	) {}

	/**
	 * @return array{bool, int|null} true if pages now have another font, and when to continue; null if none is missing.
	 * @throws StorageFailed
	 */
	public function run(): array {
		$until   = microtime( true ) + self::TIME;
		$now     = $this->clock->now()->getTimestamp();
		$before  = $this->troubles->all();
		$missing = array();
		$hasCome = false;
		$wanted  = $this->wanted();
		foreach ( $wanted as $key => $one ) {
			if ( $one->isKept() ) {
				continue;
			}
			if ( isset( $before[ $key ] ) && $before[ $key ]['next'] > $now ) {
				$missing[ $key ] = $before[ $key ];
				continue;
			}
			try {
				if ( microtime( true ) > $until ) {
					throw new NotKept( Trouble::UNFINISHED );
				}
				$this->keep->run( $one->font, $one->weight, $until );
				$hasCome = true;
			} catch ( NotKept $problem ) {
				$missing[ $key ] = TroubleRepository::after( $before[ $key ] ?? null, $problem->trouble, $now );
			}
		}
		$this->troubles->save( $missing );
		KeptFonts::deleteBut(
			array_map( static fn( WantedFont $one ): string => $one->font->family, array_values( $wanted ) ),
			$now - self::UNUSED
		);
		return array( $hasCome, array() === $missing ? null : min( array_column( $missing, 'next' ) ) );
	}

	/** @return array<string, WantedFont> empty if the edition lacks fonts. */
	private function wanted(): array {
		$fonts = $this->edition->allows( Feature::BRANDING )
			? array( $this->settings->get()->toArray()['widget_font'] ?? null, ...array_values( $this->chosen->all() ) )
			: array();
		if ( $this->edition->allows( Feature::POST_RATINGS ) ) {
			$fonts[] = $this->ratings->get()->values['font'];
		}
		$wanted = array();
		foreach ( $fonts as $chosen ) {
			$one = WantedFont::of( $chosen );
			if ( null !== $one ) {
				$wanted[ $one->key() ] = $one;
			}
		}
		return $wanted;
	}
}
