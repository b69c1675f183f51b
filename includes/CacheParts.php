<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Caches\CacheHealth;
use UserFeedback\Caches\ChangesModule;
use UserFeedback\Caches\FrontPage;
use UserFeedback\Caches\KeptPages;
use UserFeedback\Caches\LoaderSwitch;
use UserFeedback\Caches\PageCaches;
use UserFeedback\Caches\ReadShown;
use UserFeedback\Caches\TellChange;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that keeps copies of pages in step with what visitors may see. */
final class CacheParts {

	/**
	 * @param Closure(): Entitlements $entitlements
	 * @param Closure(): SaveSettings $save
	 */
	public function __construct( private readonly Clock $clock, private readonly SurveyRepository $surveys, private readonly Closure $entitlements, private readonly Closure $save ) {}

	public function changesModule(): ChangesModule {
		$read = new ReadShown( $this->surveys, $this->clock, $this->entitlements );
		return new ChangesModule( new TellChange( $read ), $read, new PageCaches(), new CacheHealth( $this->keptPages() ), $this->clock );
	}

	public function loaderSwitch(): LoaderSwitch {
		return new LoaderSwitch( $this->save );
	}

	public function keptPages(): KeptPages {
		return new KeptPages( new FrontPage(), new PageCaches() );
	}
}
