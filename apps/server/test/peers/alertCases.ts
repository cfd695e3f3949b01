/** Series that make one alert fire, and series at its limit that must not. Samples are a minute apart. */
interface AlertCase {
  /** The minute in which it fires; it must be quiet a minute earlier. */
  at: number;
  bad: Record<string, string>;
  good: Record<string, string>;
}

const day = 1500;
const server = 'job="pressdock",instance="a"';
const other = 'job="pressdock",instance="b"';

/** A gauge that is above its limit, and one that is not. */
const gauge = (name: string, at: number, [bad, good]: [number, number], labels = server) => ({
  at,
  bad: { [`${name}{${labels}}`]: `${bad}x${at}` },
  good: { [`${name}{${labels}}`]: `${good}x${day}` },
});

/** A counter that grows every minute, and one that grows every ten minutes. */
const counter = (name: string, at: number, labels: string) => ({
  at,
  bad: { [`${name}{${labels},${server}}`]: `0+1x${at}` },
  good: { [`${name}{${labels},${server}}`]: `0+0.08x${day}` },
});

const requests = (status: string) =>
  `pressdock_http_request_duration_seconds_count{status="${status}",${server}}`;
const checks = (result: string) => `pressdock_update_checks_total{result="${result}",${server}}`;
const bucket = (le: string) =>
  `pressdock_http_request_duration_seconds_bucket{route="/api/v1/updates/:id",le="${le}",${server}}`;
const info = (version: string, labels: string) => `pressdock_info{version="${version}",${labels}}`;
const health = (status: string) => `check="database",status="${status}",${server}`;

/** The cases of all alerts in `deploy/alerts.yaml`. */
export const alertCases: Record<string, AlertCase> = {
  PressdockDown: gauge('up', 2, [0, 1]),
  PressdockNotReady: gauge('pressdock_health', 2, [1, 0], health('failed')),
  PressdockDegraded: gauge('pressdock_health', 10, [1, 0], health('degraded')),
  PressdockServerErrors: {
    at: 6,
    bad: { [requests('5xx')]: '0+6x6', [requests('2xx')]: '0+94x6' },
    good: { [requests('5xx')]: `0+5x${day}`, [requests('2xx')]: `0+95x${day}` },
  },
  PressdockRestarting: {
    at: 4,
    bad: { [`process_start_time_seconds{${server}}`]: '100+60x4' },
    good: { [`process_start_time_seconds{${server}}`]: `100 200 300 400x${day}` },
  },
  PressdockVersionsDiffer: {
    at: 60,
    bad: { [info('1.0.0', server)]: '1x60', [info('1.1.0', other)]: '1x60' },
    // An upgrade of two processes, one after the other.
    good: {
      [info('1.0.0', server)]: '1x20 _x1480',
      [info('1.1.0', server)]: `_x21 1x${day}`,
      [info('1.0.0', other)]: '1x50 _x1450',
      [info('1.1.0', other)]: `_x51 1x${day}`,
    },
  },
  PressdockUpdateChecksFailing: {
    at: 6,
    bad: { [checks('failed')]: '0+2x6', [checks('current')]: '0+98x6' },
    good: { [checks('failed')]: `0+1x${day}`, [checks('current')]: `0+99x${day}` },
  },
  PressdockUpdateChecksSlow: {
    at: 11,
    bad: { [bucket('1')]: '0+98x11', [bucket('2.5')]: '0+100x11', [bucket('+Inf')]: '0+100x11' },
    good: { [bucket('1')]: `0+99x${day}`, [bucket('+Inf')]: `0+100x${day}` },
  },
  PressdockUpdateChecksMissing: {
    at: 1480,
    bad: { [checks('offered')]: '0+10x1440 14400x40' },
    good: { [checks('offered')]: `0+10x${day}` },
  },
  PressdockJobsLate: gauge('pressdock_queue_oldest_due_seconds', 10, [901, 900], 'queue="builds"'),
  PressdockJobsFailing: counter('pressdock_jobs_total', 6, 'queue="builds",result="failed"'),
  PressdockBackgroundFailures: counter(
    'pressdock_background_failures_total',
    11,
    'module="analytics"',
  ),
  PressdockEmailsLate: gauge('pressdock_emails_oldest_pending_seconds', 10, [3601, 3600]),
  PressdockEmailsAbandoned: counter('pressdock_emails_total', 6, 'result="abandoned"'),
  PressdockWebhooksLate: gauge('pressdock_webhooks_oldest_due_seconds', 10, [901, 900]),
  PressdockBuildsLate: gauge('pressdock_builds_oldest_waiting_seconds', 10, [901, 900]),
  PressdockBillingEventsLate: gauge(
    'pressdock_billing_events_oldest_pending_seconds',
    10,
    [901, 900],
  ),
  PressdockDatabaseSlow: gauge('pressdock_database_probe_seconds', 10, [0.51, 0.5]),
  PressdockConnectionsExhausted: gauge(
    'pressdock_database_connections',
    5,
    [1, 0],
    `state="waiting",${server}`,
  ),
  PressdockStoredMetricsMissing: {
    at: 10,
    bad: {
      [`pressdock_stored_metrics_up{${server}}`]: '0x10',
      [`pressdock_database_up{${server}}`]: '1x10',
    },
    // Another alert is about a database that does not respond.
    good: {
      [`pressdock_stored_metrics_up{${server}}`]: `0x${day}`,
      [`pressdock_database_up{${server}}`]: `0x${day}`,
    },
  },
  PressdockBackupLate: {
    at: 36 * 60 + 11,
    bad: { [`pressdock_backup_last_timestamp_seconds{${server}}`]: `0x${36 * 60 + 11}` },
    good: { [`pressdock_backup_last_timestamp_seconds{${server}}`]: `0x${day}` },
  },
  PressdockDiskLow: {
    at: 10,
    bad: {
      [`pressdock_disk_free_bytes{${server}}`]: '9x10',
      [`pressdock_disk_size_bytes{${server}}`]: '100x10',
    },
    good: {
      [`pressdock_disk_free_bytes{${server}}`]: `10x${day}`,
      [`pressdock_disk_size_bytes{${server}}`]: `100x${day}`,
    },
  },
  PressdockDiskFullSoon: {
    at: 61,
    bad: { [`pressdock_disk_free_bytes{${other}}`]: '1400-1x61' },
    good: { [`pressdock_disk_free_bytes{${other}}`]: `3000-1x${day}` },
  },
  PressdockEventLoopSlow: gauge('nodejs_eventloop_lag_p99_seconds', 10, [0.51, 0.5]),
  PressdockMemoryHigh: gauge('process_resident_memory_bytes', 30, [1_500_000_001, 1_500_000_000]),
  PressdockDescriptorsHigh: {
    at: 10,
    bad: {
      [`process_open_fds{${server}}`]: '81x10',
      [`process_max_fds{${server}}`]: '100x10',
    },
    good: {
      [`process_open_fds{${server}}`]: `80x${day}`,
      [`process_max_fds{${server}}`]: `100x${day}`,
    },
  },
};

const toList = (series: Record<string, string>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

/** Expects exactly these alerts to fire in a minute. */
const firing = (minute: number, alerts: readonly string[]) => ({
  expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
  eval_time: `${minute}m`,
  exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
});

/** Returns promtool's unit tests of the rules in a file. JSON is YAML, too. */
export function writeAlertTests(rules: string): string {
  const cases = Object.entries(alertCases);
  const healthy = cases.map(([, { good }]) => good);
  return JSON.stringify({
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      ...cases.map(([alert, { at, bad }]) => ({
        name: alert,
        interval: '1m',
        input_series: toList(bad),
        promql_expr_test: [firing(at - 1, []), firing(at, [alert])],
      })),
      {
        name: 'no alert of a healthy server',
        interval: '1m',
        input_series: toList(Object.assign({}, ...healthy)),
        promql_expr_test: [5, 15, 65, 500, 1000, day].map((minute) => firing(minute, [])),
      },
    ],
  });
}
