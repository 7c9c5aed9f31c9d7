export {
  Avatar,
  Badge,
  Banner,
  Button,
  Checkbox,
  Dialog,
  FrancaProvider,
  ProgressBar,
  Select,
  Switch,
  Tabs,
  TextField,
} from '@franca/ui';
