<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use Closure;
use UserFeedback\Caches\PageCaches;
use UserFeedback\Clock;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Heatmaps\Capture\CaptureFeature;
use UserFeedback\Heatmaps\Capture\CaptureModule;
use UserFeedback\Heatmaps\Capture\CopiesModule;
use UserFeedback\Heatmaps\Days\DayRepository;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\PageRepository;
use UserFeedback\Heatmaps\Folding\FoldHealth;
use UserFeedback\Heatmaps\Folding\FoldVisits;
use UserFeedback\Heatmaps\Folding\KeepFolding;
use UserFeedback\Heatmaps\Folding\NumberElements;
use UserFeedback\Heatmaps\Folding\WaitingRepository;
use UserFeedback\Heatmaps\Keeping\ForgetDays;
use UserFeedback\Heatmaps\Keeping\ForgetPages;
use UserFeedback\Heatmaps\Keeping\FreeNumbers;
use UserFeedback\Heatmaps\Keeping\SizeQuery;
use UserFeedback\Heatmaps\Pages\NamePages;
use UserFeedback\Heatmaps\Reading\ListPages;
use UserFeedback\Heatmaps\Reading\LiveQuery;
use UserFeedback\Heatmaps\Reading\PageListQuery;
use UserFeedback\Heatmaps\Reading\ReadMap;
use UserFeedback\Heatmaps\View\AdmitViewer;
use UserFeedback\Heatmaps\View\OpenView;
use UserFeedback\Heatmaps\View\ViewLink;
use UserFeedback\Heatmaps\View\ViewModule;
use UserFeedback\Late;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Widget\Bundle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Records where visitors click and how far they scroll. If pages are chosen, each page creates this, so its dependencies are
 * lazy.
 */
final class HeatmapsFeature extends Feature {

	/**
	 * @param Late<Clock>            $clock
	 * @param Late<CurrentEdition>   $edition
	 * @param Late<SettingsFeature>  $settings
	 * @param Late<SubmitFeature>    $submit
	 * @param Late<CollectorFeature> $collector
	 * @param Closure(): Transaction $transaction the request's own.
	 */
	public function __construct(
		private readonly string $file,
		private readonly Db $db,
		private readonly Late $clock,
		private readonly Late $edition,
		private readonly Late $settings,
		private readonly Late $submit,
		private readonly Late $collector,
		private readonly Closure $transaction
	) {}

	/** Handles visits from before activation. */
	public function activate(): void {
		$this->keep()->plan();
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			HeatmapsController::class => new HeatmapsController(
				$this->edition->get()->lasting(),
				new ListPages( new PageListQuery( $this->db ), new NamePages(), $this->clock->get() ),
				$this->live(),
				new SizeQuery( $this->db ),
				$this->read(),
				new OpenView( $this->read(), $this->link(), $this->clock->get() ),
				$this->forget(),
				$this->keep()
			),
			FoldVisits::class         => $this->fold(),
			KeepFolding::class        => $this->keep(),
			ForgetDays::class         => $this->forgetDays(),
			FreeNumbers::class        => $this->freeNumbers(),
			ReadMap::class            => $this->read(),
			ViewLink::class           => $this->link(),
			AdmitViewer::class        => $this->admit(),
			ViewModule::class         => $this->view(),
			CaptureModule::class      => $this->capture(),
			default                   => $this->taking()->get( $className ),
		};
	}

	protected function modules(): array {
		return array(
			$this->view(),
			$this->capture(),
			new CopiesModule( new PageCaches() ),
			new HeatmapsModule( $this->keep( ... ), $this->forget( ... ), $this->night( ... ) ),
			new HealthModule( fn(): array => array( new FoldHealth( $this->keep(), $this->clock->get() ) ) ),
		);
	}

	/** Restores an event that was lost with WordPress's schedule. */
	private function night(): void {
		$this->keep()->plan();
		$this->forgetDays()->run( $this->settings->get()->current()->get() );
		try {
			$this->freeNumbers()->run();
		} catch ( StorageFailed ) {
			return; // The next run retries it.
		}
	}

	private function view(): ViewModule {
		return new ViewModule(
			$this->admit( ... ),
			$this->read( ... ),
			$this->bundle()
		);
	}

	private function admit(): AdmitViewer {
		return new AdmitViewer( $this->link(), $this->edition->get()->lasting() );
	}

	private function capture(): CaptureModule {
		return new CaptureModule(
			$this->bundle(),
			fn(): CurrentEdition => $this->edition->get()->lasting(),
			CaptureFeature::tokens( ... ),
			fn(): string => $this->collector->get()->check()->named()
		);
	}

	private function taking(): CaptureFeature {
		return new CaptureFeature( $this->db, $this->clock->get(), $this->submit->get(), $this->edition->get()->lasting() );
	}

	private function keep(): KeepFolding {
		return new KeepFolding( $this->waiting(), $this->fold( ... ), $this->edition->get(), $this->clock->get() );
	}

	private function fold(): FoldVisits {
		return new FoldVisits(
			$this->waiting(),
			new NumberElements( $this->elements() ),
			$this->pages(),
			$this->days(),
			new NamePages(),
			( $this->transaction )(),
			$this->clock->get()
		);
	}

	private function forget(): ForgetPages {
		return new ForgetPages( $this->waiting(), $this->pages(), $this->elements(), $this->days(), ( $this->transaction )() );
	}

	private function forgetDays(): ForgetDays {
		return new ForgetDays( $this->days(), $this->pages(), $this->elements(), ( $this->transaction )(), $this->clock->get() );
	}

	private function freeNumbers(): FreeNumbers {
		return new FreeNumbers( $this->pages(), $this->elements(), $this->days(), ( $this->transaction )() );
	}

	private function read(): ReadMap {
		return new ReadMap( $this->pages(), $this->days(), $this->elements(), $this->live(), new NamePages(), $this->clock->get() );
	}

	private function live(): LiveQuery {
		return new LiveQuery( $this->db, $this->clock->get() );
	}

	private function link(): ViewLink {
		return new ViewLink( WriteKey::current(), $this->clock->get() );
	}

	private function waiting(): WaitingRepository {
		return new WaitingRepository( $this->db );
	}

	private function pages(): PageRepository {
		return new PageRepository( $this->db );
	}

	private function elements(): ElementRepository {
		return new ElementRepository( $this->db );
	}

	private function days(): DayRepository {
		return new DayRepository( $this->db );
	}

	private function bundle(): Bundle {
		return new Bundle( $this->file );
	}
}
